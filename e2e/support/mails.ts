import { expect } from '@playwright/test';
import type { Stack } from '@greenshoe/local/stack';
import { queryStack } from '@greenshoe/local/stack-database';

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The link in the newest mail to an address, once it has arrived. */
export async function newestLinkTo(sandboxUrl: string, address: string, subject: RegExp) {
  let link: string | undefined;
  await expect(async () => {
    const reply = await fetch(`${sandboxUrl}/outbox.json`);
    const mails = (await reply.json()) as Mail[];
    const mail = mails.find(({ to, subject: text }) => to === address && subject.test(text));
    link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0];
    expect(link).toBeDefined();
  }).toPass({ timeout: 15_000 });
  return link as string;
}

/** A link that nobody was sent: another token stands in it. */
export const forged = (link: string): string => link.replace(/token=[^&]{8}/, 'token=00000000');

/** Lets the time pass in which the reset link that an address has may be used. */
export async function expireResetLink({ settings }: Stack, address: string) {
  await queryStack(
    settings.dataFolder,
    `update auth.users set recovery_sent_at = now() - interval '2 hours' where email = $1`,
    [address],
  );
  await queryStack(
    settings.dataFolder,
    `update auth.one_time_tokens set created_at = now() - interval '2 hours', expires_at = now() - interval '1 hour'
     where user_id = (select id from auth.users where email = $1)`,
    [address],
  );
}
