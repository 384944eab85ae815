import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import LogOut from 'lucide-react/icons/log-out';
import UserRound from 'lucide-react/icons/user-round';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { useAuth } from '../../lib/auth.tsx';
import { cn } from '../../lib/cn.ts';
import { Button } from '../ui/button.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SkipLink } from './skip-link.tsx';
import { Wordmark } from './wordmark.tsx';

const entries = [
  { to: '/dashboard', key: 'navigation.dashboard', Icon: LayoutDashboard },
  { to: '/account', key: 'navigation.account', Icon: UserRound },
] as const;

/** On a phone the pictures alone have room; the words stay for whoever listens. */
const labelClass = 'sr-only sm:not-sr-only';
const actionClass = 'min-w-11 gap-2 px-2 text-[0.9375rem] font-normal';
const linkClass = cn(
  'flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-sm px-2 text-[0.9375rem]',
  'hover:text-brand-strong aria-[current=page]:font-semibold aria-[current=page]:text-brand',
);

function AppHeader() {
  const { t } = useTranslation();
  const { signOut } = useAuth();
  // This browser forgets the session even where the service cannot be told.
  const leave = () => signOut('local').catch(() => undefined);

  return (
    <header className="border-b border-line print:hidden">
      <div className="mx-auto flex max-w-5xl items-center gap-1 px-5 py-2 sm:gap-3 sm:px-8">
        <Wordmark />
        <nav aria-label={t('navigation.label')} className="ml-auto">
          <ul className="flex items-center sm:gap-2">
            {entries.map(({ to, key, Icon }) => (
              <li key={to}>
                <NavLink to={to} className={linkClass}>
                  <Icon aria-hidden="true" className="size-5 sm:size-4" />
                  <span className={labelClass}>{t(key)}</span>
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <Button variant="ghost" className={actionClass} onClick={() => void leave()}>
          <LogOut aria-hidden="true" className="size-5 sm:size-4" />
          <span className={labelClass}>{t('signOut')}</span>
        </Button>
      </div>
    </header>
  );
}

/** The frame of the pages behind the guard. */
export function AppLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <AppHeader />
      <main id="main" className="mx-auto w-full max-w-5xl flex-1 px-5 py-8 sm:px-8 sm:py-12">
        {children}
      </main>
      <SiteFooter width="max-w-5xl" />
    </div>
  );
}
