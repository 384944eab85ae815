import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useAuth } from '../lib/auth.tsx';
import { PageSpinner } from './ui/spinner.tsx';

/**
 * Lets signed-in users through; sends everybody else to /login, which remembers where they were going,
 * unless they left on purpose, and asks for the code of an authenticator app where one is due.
 */
export function RequireAuth() {
  const { t } = useTranslation();
  const auth = useAuth();
  const location = useLocation();

  if (auth.status === 'signed-in') return <Outlet />;
  if (auth.status === 'loading') return <PageSpinner label={t('loading')} />;
  const ending = auth.status === 'signed-out' ? auth.ending : null;
  if (ending === 'erased') return <Navigate to="/" replace />;
  const hasLeft = ending === 'local' || ending === 'global'; // the next to sign in may be somebody else
  return <Navigate to="/login" replace state={hasLeft ? null : { from: location }} />;
}
