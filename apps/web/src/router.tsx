import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { LoadBoundary } from './components/load-boundary.tsx';
import { ScrollToTop } from './components/scroll-to-top.tsx';
import { RequireAuth } from './components/require-auth.tsx';
import { PageSpinner } from './components/ui/spinner.tsx';
import { lazyPage } from './lib/lazy-page.tsx';
import { pageSources } from './page-sources.ts';
import { AccountsLayout } from './pages/accounts-layout.tsx';

const LandingPage = lazyPage(pageSources.landing, 'LandingPage');
const AboutPage = lazyPage(pageSources.about, 'AboutPage');
const LoginPage = lazyPage(pageSources.login, 'LoginPage');
const RegisterPage = lazyPage(pageSources.register, 'RegisterPage');
const ResetPasswordPage = lazyPage(pageSources.resetPassword, 'ResetPasswordPage');
const UpdatePasswordPage = lazyPage(pageSources.updatePassword, 'UpdatePasswordPage');
const AccountPage = lazyPage(pageSources.account, 'AccountPage');
const DashboardPage = lazyPage(pageSources.dashboard, 'DashboardPage');
const ReportPage = lazyPage(pageSources.report, 'ReportPage');
const InterviewPage = lazyPage(pageSources.interview, 'InterviewPage');
const InterviewSessionPage = lazyPage(pageSources.interviewSession, 'InterviewSessionPage');

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
