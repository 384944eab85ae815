import { loadConfig } from './config.ts';
import { examine } from './doctor/examine.ts';
import { describeFinding } from './doctor/finding.ts';

/** The operator's command: says in plain words what is wrong with a configured environment. */
const findings = await examine(() => loadConfig());
for (const finding of findings) console.log(describeFinding(finding));
const problems = findings.filter(({ level }) => level === 'problem').length;
console.log(problems === 0 ? '\nAll is well.' : `\nTo be put right: ${problems}.`);
process.exitCode = problems === 0 ? 0 : 1;
