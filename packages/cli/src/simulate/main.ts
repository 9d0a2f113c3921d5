import { constants } from 'node:os';

import { Crew } from './crew.ts';
import { HELP, parseFlags } from './flags.ts';
import { parsePlan } from './plan.ts';
import type { Plan } from './plan.ts';
import { Progress } from './progress.ts';
import { RecordFile } from './record-file.ts';
import { makeText } from './report-text.ts';
import { Reporter } from './report.ts';
import type { Report } from './report.ts';
import { UsageError } from './usage-error.ts';

try {
  const flags = parseFlags(process.argv.slice(2));
  if (flags.plain.has('help')) {
    process.stdout.write(HELP);
  } else {
    const report = await simulate(parsePlan(flags));
    process.stdout.write(
      `${flags.plain.has('json') ? JSON.stringify(report) : makeText(report)}\n`,
    );
  }
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`simulate: ${error.message.replaceAll('\n', ' ')}\n`);
  process.exit(2);
}

async function simulate(plan: Plan): Promise<Report> {
  const reporter = new Reporter(plan);
  const progress = new Progress(plan.deals, process.stderr);
  const file = plan.records === null ? null : new RecordFile(plan.records);
  const crew = new Crew(plan, (deal) => {
    reporter.add(deal);
    file?.write(deal.records);
    progress.step();
  });
  endProgramsWithUs(crew);
  const conduct = await crew.play();
  file?.close();
  progress.clear();
  return reporter.report(conduct);
}

/** Programs have process groups of their own, so whatever ends this process early has to end them too. */
function endProgramsWithUs(crew: Crew): void {
  process.on('exit', () => crew.endPrograms());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => process.exit(128 + constants.signals[signal]));
  }
}
