import { readEnv } from '../../cms/src/settings/env';
import { runDemonstration } from '../lib/one-machine';
import { runCommand } from '../lib/command';
import type { Env } from '../../cms/src/settings/env';
import sample from '../../cms/sample-content/accounts.json';

const indent = (lines: readonly string[]): string => lines.map((line) => `    ${line}`).join('\n');

/** The message for the user once everything runs. */
function welcome(env: Env): string {
  const accounts = sample.site.map(({ userId, userType, superAdmin, isInactive }) =>
    [userId, userType, superAdmin && 'super admin', isInactive && 'inactive']
      .filter(Boolean)
      .join('  '),
  );
  return `
  Site    ${env.siteUrl}
  CMS     ${env.cmsUrl}
  Panel   ${env.cmsUrl}/admin

  Sample accounts, all with the password ${env.samplePassword}
  of the site:
${indent(accounts)}
  of the panel:
${indent(sample.panel.map(({ email, role }) => `${email}  ${role}`))}

  Ctrl-C ends it all; the data stays.
`;
}

/** `npm start`: the demonstration: the CMS with the sample content, and the built, published and served site. */
await runCommand(
  async () => {
    const env = readEnv({ ...process.env, SAMPLE_CONTENT: 'true' });
    await runDemonstration(env, welcome(env));
  },
  { untilStopped: true },
);
