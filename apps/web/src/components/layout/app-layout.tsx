import LogOut from 'lucide-react/icons/log-out';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useNavigate } from 'react-router-dom';
import { useAuth } from '../../lib/auth.tsx';
import { Button } from '../ui/button.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SkipLink } from './skip-link.tsx';
import { Wordmark } from './wordmark.tsx';

function AppHeader() {
  const { t } = useTranslation();
  const { accounts } = useAuth();
  const navigate = useNavigate();

  async function signOut() {
    await accounts.signOut({ scope: 'local' });
    await navigate('/login');
  }

  return (
    <header className="border-b border-line print:hidden">
      <div className="mx-auto flex max-w-5xl items-center gap-4 px-5 py-2 sm:px-8">
        <Wordmark />
        <nav aria-label={t('navigation.label')} className="ml-auto">
          <NavLink
            to="/dashboard"
            className="flex min-h-11 items-center rounded-sm px-2 text-[0.9375rem] hover:text-brand-strong"
          >
            {t('navigation.dashboard')}
          </NavLink>
        </nav>
        <Button variant="ghost" size="sm" className="px-2" onClick={() => void signOut()}>
          <LogOut aria-hidden="true" className="size-4" />
          {t('signOut')}
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
