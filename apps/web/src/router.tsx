import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { LoadBoundary } from './components/load-boundary.tsx';
import { ScrollToTop } from './components/scroll-to-top.tsx';
import { RequireAuth } from './components/require-auth.tsx';
import { PageSpinner } from './components/ui/spinner.tsx';
import { lazyPage } from './lib/lazy-page.ts';
import { AccountsLayout } from './pages/accounts-layout.tsx';

const LandingPage = lazyPage(() => import('./pages/landing-page.tsx'), 'LandingPage');
const AboutPage = lazyPage(() => import('./pages/about-page.tsx'), 'AboutPage');
const LoginPage = lazyPage(() => import('./pages/login-page.tsx'), 'LoginPage');
const RegisterPage = lazyPage(() => import('./pages/register-page.tsx'), 'RegisterPage');
const ResetPasswordPage = lazyPage(
  () => import('./pages/reset-password-page.tsx'),
  'ResetPasswordPage',
);
const UpdatePasswordPage = lazyPage(
  () => import('./pages/update-password-page.tsx'),
  'UpdatePasswordPage',
);
const AccountPage = lazyPage(() => import('./pages/account-page.tsx'), 'AccountPage');
const DashboardPage = lazyPage(() => import('./pages/dashboard-page.tsx'), 'DashboardPage');
const ReportPage = lazyPage(() => import('./pages/report-page.tsx'), 'ReportPage');
const InterviewPage = lazyPage(() => import('./pages/interview-page.tsx'), 'InterviewPage');
const InterviewSessionPage = lazyPage(
  () => import('./pages/interview-session-page.tsx'),
  'InterviewSessionPage',
);

function AppRoutes() {
  return (
    <Routes>
      <Route path="/" element={<LandingPage />} />
      <Route path="/about" element={<AboutPage />} />
      <Route element={<AccountsLayout />}>
        <Route path="/login" element={<LoginPage />} />
        <Route path="/register" element={<RegisterPage />} />
        <Route path="/reset-password" element={<ResetPasswordPage />} />
        <Route path="/update-password" element={<UpdatePasswordPage />} />
        <Route element={<RequireAuth />}>
          <Route path="/dashboard" element={<DashboardPage />} />
          <Route path="/account" element={<AccountPage />} />
          <Route path="/interview" element={<InterviewPage />} />
          <Route path="/interview-session" element={<InterviewSessionPage />} />
          <Route path="/interviews/:id" element={<ReportPage />} />
        </Route>
      </Route>
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  );
}

/** Every route of the product. A page arrives with the code it needs when it is first opened. */
export function Router() {
  const { t } = useTranslation();
  return (
    <BrowserRouter>
      <ScrollToTop />
      <LoadBoundary>
        <Suspense fallback={<PageSpinner label={t('loading')} />}>
          <AppRoutes />
        </Suspense>
      </LoadBoundary>
    </BrowserRouter>
  );
}
