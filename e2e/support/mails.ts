import { expect } from '@playwright/test';

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
  }).toPass({ timeout: 10_000 });
  return link as string;
}
