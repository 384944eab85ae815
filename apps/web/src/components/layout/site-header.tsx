import { clsx } from 'clsx';
import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Wordmark } from './wordmark.tsx';

const paths = {
  home: '/',
  about: '/about',
  dashboard: '/dashboard',
  register: '/register',
  signIn: '/login',
} as const;

type Entry = keyof typeof paths;

/** Plain links: the public pages carry no router, and the pages they lead to need other code anyway. */
function HeaderLink({ entry }: { entry: Entry }) {
  const { t } = useTranslation();
  const isCurrent = window.location.pathname === paths[entry];
  return (
    <a
      href={paths[entry]}
      aria-current={isCurrent ? 'page' : undefined}
      className="flex min-h-11 items-center rounded-sm px-3 text-[0.9375rem] hover:text-brand-strong aria-[current=page]:font-semibold aria-[current=page]:text-brand"
    >
      {t(`navigation.${entry}`)}
    </a>
  );
}

/** The header of the public pages; on a phone its links fold into a menu. */
export function SiteHeader({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const Icon = isOpen ? X : Menu;
  return (
    <header className="border-b border-line">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between px-5 py-2 sm:px-8">
        <Wordmark />
        <button
          type="button"
          className="grid size-11 place-items-center rounded-md hover:bg-sunken md:hidden"
          aria-expanded={isOpen}
          aria-controls="site-navigation"
          aria-label={t(isOpen ? 'navigation.close' : 'navigation.open')}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
        <nav
          id="site-navigation"
          aria-label={t('navigation.label')}
          className={clsx('w-full pb-2 md:block md:w-auto md:pb-0', !isOpen && 'hidden')}
        >
          <ul className="flex flex-col md:flex-row md:gap-1">
            {entries.map((entry) => (
              <li key={entry}>
                <HeaderLink entry={entry} />
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
