#!/usr/bin/env python3
"""tests/bench pipeline: how many mails a second the service answers, against what the same machine's PostgreSQL, Postfix and
Dovecot do alone, measured in the same run; the memory that a backlog takes; what idle games cost. One JSON object on the last
line; exit 1 when a figure is missed."""

import argparse
import json
import os
import pathlib
import shutil
import signal
import sys
import tempfile
import time

from pipeline_players import Table, send_all
from pipeline_servers import ROOT, Cluster, MailServers, Service, SmtpSink, wait_until

SERVICE_ACCOUNT = "judge"


class Pipeline:
    def __init__(self, options, folder):
        self.options = options
        self.folder = folder
        self.cluster = Cluster(folder / "postgres")
        self.inbox = folder / "in"
        self.out = folder / "out"
        self.maildir = {"source.kind": "maildir", "source.path": self.inbox}
        self.result = {"bench": "pipeline"}
        self.verdicts = {}

    def serve(self, **settings):
        return Service(self.options.program, self.folder, self.cluster.connection, **settings)

    def note(self, name, figures):
        self.result[name] = figures
        print(f"{name}: {json.dumps(figures)}", file=sys.stderr, flush=True)

    def judge(self, name, good):
        self.verdicts[name] = "pass" if good else "fail"

    # --- Before

    def sit_down(self):
        self.table = Table(self.inbox, self.out, self.options.games)
        self.cluster.prepare_pgbench()
        with self.serve(**self.maildir, **{"sink.kind": "maildir", "sink.path": self.out}) as service:
            self.table.sit_down(service)

    # --- Maildir in, SMTP out

    def drain(self, count, settings):
        """So many mails wait; until the sink has an answer to each."""
        sink = SmtpSink()
        try:
            self.table.lay_ready(count)
            with self.serve(**self.maildir, **sink.settings(), **settings) as service:
                time.sleep(1)
                before = self.costs(service)
                began = time.monotonic()
                self.table.inbox.deliver()
                wait_until("all answers", lambda: service.letters_sent() >= count, 900, 0.2)
                seconds = time.monotonic() - began
                figures = {"mails": count, "seconds": seconds, "mails_per_second": count / seconds,
                           "peak_memory_mb": service.peak_memory_mb()}
                for name, now in self.costs(service).items():
                    figures[f"{name}_per_mail"] = (now - before[name]) / count
        finally:
            sink.stop()
        undone = self.cluster.sql("select count(*) from inbox where state <> 'done'")
        if undone != "0":
            raise RuntimeError(f"{undone} mails were not answered")
        return figures

    def costs(self, service):
        """Of the service's process and of what it asks of the database (the looks at its counters are among it)."""
        return {"cpu_ms": service.cpu_seconds() * 1000, "statements": self.cluster.statements(),
                "commits": self.cluster.commits(), "wal_bytes": self.cluster.wal_bytes()}

    def commits(self):
        return self.cluster.commits_per_second(1, self.options.anchor_seconds)

    def measure_throughput(self):
        alone = {"workers": 1, "batch": 1}
        anchor = [self.commits()]
        one = self.drain(self.options.mails, alone)
        anchor.append(self.commits())
        many = self.drain(self.options.backlog, {})
        anchor.append(self.commits())
        for figures, around in ((one, anchor[0:2]), (many, anchor[1:3])):
            figures["pgbench_commits_per_second"] = sum(around) / 2
            figures["ratio"] = figures["mails_per_second"] / figures["pgbench_commits_per_second"]
        self.note("one_worker", one)
        self.note("batching", many)
        self.judge("one_worker_ratio>=0.5", one["ratio"] >= 0.5)
        self.judge("batching_ratio>=1.0", many["ratio"] >= 1.0)
        self.judge("backlog_memory_mb<=200", many["peak_memory_mb"] <= 200)

    # --- Behind Postfix and Dovecot

    def measure_behind_servers(self):
        count = self.options.server_mails
        players = [p.account for p in self.table.players]
        folder = self.folder / "mail"
        folder.mkdir()
        servers = MailServers(folder, [SERVICE_ACCOUNT, "anchor", *players])
        try:
            port = int(servers.settings["SMTP_PORT"])

            def deliveries_per_second(recipient_of, done, expected):
                mails = list(self.table.mails(count))
                began = time.monotonic()
                threads, failures = send_all(port, mails, recipient_of)
                wait_until("the last delivery", lambda: failures or done() >= expected, 900, 0.05)
                seconds = time.monotonic() - began
                for thread in threads:
                    thread.join()
                if failures:
                    raise failures[0]
                return expected / seconds

            def alone():
                before = servers.mails_of(["anchor"])
                return deliveries_per_second(lambda mail: "anchor@pbem.test",
                                             lambda: servers.mails_of(["anchor"]) - before, count)

            anchor = [alone()]
            with self.serve(**servers.service_settings()):
                # Each mail is delivered to the service, and its answer to a player: two deliveries.
                rate = deliveries_per_second(lambda mail: mail["To"].addresses[0].addr_spec,
                                             lambda: count + servers.mails_of(players), 2 * count)
            anchor.append(alone())
        finally:
            servers.stop()
        figures = {"mails": count, "deliveries_per_second": rate, "mails_answered_per_second": rate / 2,
                   "postfix_dovecot_deliveries_per_second": sum(anchor) / 2}
        figures["ratio"] = rate / figures["postfix_dovecot_deliveries_per_second"]
        self.note("behind_postfix_and_dovecot", figures)
        self.judge("behind_postfix_and_dovecot_ratio>=0.8", figures["ratio"] >= 0.8)

    # --- Idle games

    def clone_games(self, count):
        """A running game, so many times over: rows as the service wrote them, under other codes."""
        self.cluster.sql(f"""
          create temporary table copies as select 'Y' || lpad(i::text, 6, '0') as code from generate_series(1, {count}) i;
          create temporary table original as select * from games where status = 'running' order by game limit 1;
          insert into games select (g #= hstore('game', code)).* from original g, copies;
          insert into seats select (s #= hstore('game', code)).* from seats s join original o using (game), copies;
          insert into windows select (w #= hstore('game', code)).* from windows w join original o using (game), copies;
          analyze""")

    def idle(self):
        sink = SmtpSink()
        try:
            with self.serve(**self.maildir, **sink.settings(), **{"poll": 60}) as service:
                time.sleep(5)  # what a start costs is not what idling costs
                statements, cpu = self.cluster.statements(), service.cpu_seconds()
                time.sleep(self.options.idle_seconds)
                return {"seconds": self.options.idle_seconds, "statements": self.cluster.statements() - statements,
                        "cpu_seconds": service.cpu_seconds() - cpu}
        finally:
            sink.stop()

    def measure_idle_games(self):
        self.cluster.sql("create extension hstore")
        few = self.idle()
        self.clone_games(self.options.idle_games)
        many = self.idle()
        more = many["statements"] - few["statements"]
        figures = {"games": self.options.idle_games, "with_few_games": few, "with_many_games": many,
                   "statements_more": more, "cpu_seconds_more": many["cpu_seconds"] - few["cpu_seconds"]}
        self.note("idle", figures)
        # What the clock's rounds ask differs by a few between two spans; a query per game would be thousands.
        self.judge("idle_statements_do_not_grow", more <= max(20, few["statements"] // 5))
        self.judge("idle_cpu_below_1_percent", many["cpu_seconds"] <= 0.01 * many["seconds"])

    def run(self):
        self.sit_down()
        for part in self.options.parts:
            getattr(self, f"measure_{part}")()
        self.result["verdicts"] = self.verdicts
        self.result["passed"] = all(v == "pass" for v in self.verdicts.values())
        return self.result


def main():
    parts = ["throughput", "behind_servers", "idle_games"]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", default=str(ROOT / "build-release/tabellarius"))
    parser.add_argument("--games", type=int, default=20, help="games whose players write")
    parser.add_argument("--mails", type=int, default=2000, help="mails for one worker without batching")
    parser.add_argument("--backlog", type=int, default=5000, help="mails that wait at once")
    parser.add_argument("--server-mails", type=int, default=800, help="mails through Postfix and Dovecot")
    parser.add_argument("--idle-games", type=int, default=10000)
    parser.add_argument("--idle-seconds", type=int, default=65, help="at least two rounds of the clock")
    parser.add_argument("--anchor-seconds", type=int, default=10, help="of each run of pgbench")
    parser.add_argument("--parts", nargs="+", choices=parts, default=parts)
    options = parser.parse_args()
    # Whoever is stopped stops what he started.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    # Open to the servers' own users.
    folder = pathlib.Path(tempfile.mkdtemp(prefix="tabellarius-bench-", dir="/var/tmp"))
    os.chmod(folder, 0o755)
    pipeline = None
    try:
        pipeline = Pipeline(options, folder)
        result = pipeline.run()
    finally:
        if pipeline:
            pipeline.cluster.stop()
        shutil.rmtree(folder, ignore_errors=True)
    print(json.dumps(result))
    return 0 if result["passed"] else 1


if __name__ == "__main__":
    sys.exit(main())
