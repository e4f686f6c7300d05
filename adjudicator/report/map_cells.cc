#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <utility>

#include "adjudicator/report/map_shapes.h"

namespace adj::map {
namespace {

// Four sites on one circle have no single meeting point of three: a hair's breadth, the same every time,
// settles it.
MapPoint nudged(MapPoint p, std::size_t number) {
  std::uint32_t h = static_cast<std::uint32_t>(number) * 2654435761u + 12345u;
  h ^= h >> 15;
  h *= 2246822519u;
  h ^= h >> 13;
  return {p.x + (h & 1023u) * 4e-6, p.y + ((h >> 10) & 1023u) * 4e-6};
}

// A stretch of border between two meeting points of cells (triangles, by number).
struct Stretch {
  int left, right, from, to;
};

struct Mesh {
  std::vector<MapPoint> nodes;
  std::vector<Stretch> stretches;         // both ways round: each once with its left and once with its right
  std::vector<std::vector<int>> leaving;  // stretches that start at a node
};

Mesh mesh_of(const std::vector<Site>& sites) {
  std::vector<MapPoint> points;
  for (std::size_t i = 0; i < sites.size(); ++i) points.push_back(nudged(sites[i].at, i));
  const std::vector<Triangle> triangles = delaunay(points);
  const auto key = [&](int corner) {
    return corner < static_cast<int>(sites.size()) ? sites[static_cast<std::size_t>(corner)].key : kNoZone;
  };
  std::map<std::pair<int, int>, int> triangle_left_of;
  for (std::size_t t = 0; t < triangles.size(); ++t)
    for (int i = 0; i < 3; ++i)
      triangle_left_of[{triangles[t].corner[i], triangles[t].corner[(i + 1) % 3]}] = static_cast<int>(t);
  Mesh mesh;
  for (const Triangle& t : triangles) mesh.nodes.push_back(t.centre);
  mesh.leaving.resize(triangles.size());
  for (const auto& [edge, t] : triangle_left_of) {
    const auto other = triangle_left_of.find({edge.second, edge.first});
    const int left = key(edge.first), right = key(edge.second);
    if (other == triangle_left_of.end() || left == right) continue;
    mesh.leaving[static_cast<std::size_t>(other->second)].push_back(static_cast<int>(mesh.stretches.size()));
    mesh.stretches.push_back({left, right, other->second, t});
  }
  return mesh;
}

// Follows a stretch through the nodes where only two keys meet. Marks what it walks, both ways.
Chain chain_from(const Mesh& mesh, int first, std::vector<bool>& walked) {
  const Stretch& start = mesh.stretches[static_cast<std::size_t>(first)];
  Chain chain{
      start.left, start.right, start.from, start.to, {mesh.nodes[static_cast<std::size_t>(start.from)]}};
  int at = first;
  while (true) {
    const Stretch& s = mesh.stretches[static_cast<std::size_t>(at)];
    walked[static_cast<std::size_t>(at)] = true;
    const auto& here = mesh.leaving[static_cast<std::size_t>(s.to)];
    chain.line.push_back(mesh.nodes[static_cast<std::size_t>(s.to)]);
    chain.to = s.to;
    for (const int back : here)
      if (mesh.stretches[static_cast<std::size_t>(back)].to == s.from &&
          mesh.stretches[static_cast<std::size_t>(back)].left == s.right)
        walked[static_cast<std::size_t>(back)] = true;
    if (here.size() != 2) return chain;
    const auto next = std::find_if(here.begin(), here.end(), [&](int id) {
      return mesh.stretches[static_cast<std::size_t>(id)].left == s.left;
    });
    if (next == here.end()) return chain;
    if (*next == first) break;
    at = *next;
  }
  chain.from = chain.to = -1;
  chain.line.pop_back();
  return chain;
}

}  // namespace

MapLine smoothed(const MapLine& line, bool closed) {
  MapLine result = line;
  for (int pass = 0; pass < 3; ++pass) {
    const std::size_t n = result.size();
    if (n < 3) return result;
    MapLine next;
    if (!closed) next.push_back(result.front());
    for (std::size_t i = 0; i + (closed ? 0 : 1) < n; ++i) {
      const MapPoint a = result[i], b = result[(i + 1) % n];
      if (closed || i != 0) next.push_back({a.x * 0.75 + b.x * 0.25, a.y * 0.75 + b.y * 0.25});
      if (closed || i + 2 != n) next.push_back({a.x * 0.25 + b.x * 0.75, a.y * 0.25 + b.y * 0.75});
    }
    if (!closed) next.push_back(result.back());
    result = std::move(next);
  }
  return result;
}

std::vector<Chain> cell_borders(const std::vector<Site>& sites) {
  const Mesh mesh = mesh_of(sites);
  std::vector<bool> walked(mesh.stretches.size(), false);
  std::vector<Chain> chains;
  const auto walk = [&](bool only_from_meetings) {
    for (std::size_t i = 0; i < mesh.stretches.size(); ++i) {
      const auto& leaving = mesh.leaving[static_cast<std::size_t>(mesh.stretches[i].from)];
      if (walked[i] || (only_from_meetings && leaving.size() == 2)) continue;
      chains.push_back(chain_from(mesh, static_cast<int>(i), walked));
    }
  };
  walk(true);
  walk(false);  // what is left goes round in a ring
  for (Chain& c : chains) c.line = thinned(smoothed(c.line, c.closed()), 0.2);
  return chains;
}

std::vector<MapLine> outline(const std::vector<Chain>& chains, const std::function<bool(int)>& inside) {
  struct Step {
    const Chain* chain;
    bool forward;
  };
  std::map<int, Step> leaving;
  std::vector<MapLine> loops;
  for (const Chain& c : chains) {
    const bool left = inside(c.left), right = inside(c.right);
    if (left == right) continue;
    if (c.closed()) {
      loops.push_back(c.line);
    } else {
      leaving[left ? c.from : c.to] = {&c, left};
    }
  }
  while (!leaving.empty()) {
    MapLine loop;
    auto at = leaving.begin();
    while (at != leaving.end()) {
      const Step step = at->second;
      leaving.erase(at);
      MapLine line = step.chain->line;
      if (!step.forward) std::reverse(line.begin(), line.end());
      loop.insert(loop.end(), line.begin(), line.end() - 1);
      at = leaving.find(step.forward ? step.chain->to : step.chain->from);
    }
    loops.push_back(std::move(loop));
  }
  return loops;
}

}  // namespace adj::map
