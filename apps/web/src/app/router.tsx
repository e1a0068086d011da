/** Every address of the app (platform § 2); a section that has not landed reads as not found (decision 38). */
import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { HomePage } from './pages/home-page.tsx'
import { RootLayout } from './root-layout.tsx'
import { NotFoundScreen } from './screens/not-found-screen.tsx'
import { parseSearch, pickSearch, stringifySearch } from './search.rules.ts'

const rootRoute = createRootRoute({ component: RootLayout, notFoundComponent: NotFoundScreen })

const home = createRoute({ getParentRoute: () => rootRoute, path: '/', component: HomePage })

const account = <const Path extends string>(path: Path) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    validateSearch: pickSearch(['redirect', 'token', 'error']),
  })
const accountPages = () => import('./pages/account-pages.tsx')
const signIn = account('/sign-in').update({ component: lazyRouteComponent(accountPages, 'SignInPage') })
const signUp = account('/sign-up').update({ component: lazyRouteComponent(accountPages, 'SignUpPage') })
const resetPassword = account('/reset-password').update({
  component: lazyRouteComponent(accountPages, 'ResetPasswordPage'),
})
const verifyEmail = account('/verify-email').update({
  component: lazyRouteComponent(accountPages, 'VerifyEmailPage'),
})

const admin = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin',
  validateSearch: pickSearch(['view', 'new', 'edit']),
  component: lazyRouteComponent(() => import('./admin/admin-layout.tsx'), 'AdminLayout'),
})
const adminIndex = createRoute({ getParentRoute: () => admin, path: '/' })
const adminSection = createRoute({ getParentRoute: () => admin, path: '$section' })

const userOnboarding = createRoute({
  getParentRoute: () => rootRoute,
  path: '/user/onboarding',
  component: lazyRouteComponent(() => import('./pages/user-onboarding-page.tsx'), 'UserOnboardingPage'),
})

const companionSettings = createRoute({
  getParentRoute: () => rootRoute,
  path: '/user/companion/$id/settings',
  component: lazyRouteComponent(() => import('./pages/companion-settings-page.tsx'), 'CompanionSettingsPage'),
})

const routeTree = rootRoute.addChildren([
  home,
  signIn,
  signUp,
  resetPassword,
  verifyEmail,
  userOnboarding,
  companionSettings,
  admin.addChildren([adminIndex, adminSection]),
])

export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  scrollRestoration: true,
  // Failures reach the error screen of `ErrorGuard`.
  disableGlobalCatchBoundary: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
