import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { env } from '../../lib/env.ts';
import { Preferences } from './preferences.tsx';
import { Wordmark } from './wordmark.tsx';

const linkClass = 'rounded-sm text-ink-muted underline-offset-4 hover:text-ink hover:underline';

/** As wide as the page above it. */
export function SiteFooter({ width = 'max-w-6xl' }: { width?: string }) {
  const { t } = useTranslation();
  return (
    <footer className="border-t border-line print:hidden">
      <div
        className={clsx(
          'mx-auto flex flex-col gap-6 px-5 py-10 text-sm sm:px-8 md:flex-row md:items-center',
          width,
        )}
      >
        <div className="flex flex-wrap items-center gap-x-7 gap-y-3 md:mr-auto">
          <Wordmark />
          <a className={linkClass} href={env.socialUrl} rel="noreferrer" target="_blank">
            {t('footer.social')}
          </a>
          <a className={linkClass} href={`mailto:${env.contactEmail}`}>
            {t('footer.contact')}
          </a>
        </div>
        <Preferences />
      </div>
    </footer>
  );
}
