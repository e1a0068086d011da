import { SignOutEverywhere } from '#web/features/accounts/components/sign-out-everywhere.tsx'
import { VerificationState } from '#web/features/accounts/components/verification-state.tsx'
import { AccountManagement } from '#web/features/settings/components/account-management.tsx'
import { AppVersion } from '#web/features/settings/components/app-version.tsx'
import { Appearance } from '#web/features/settings/components/appearance.tsx'
import { UserProfile } from '#web/features/settings/components/user-profile.tsx'
import { texts } from '#web/features/settings/texts.ts'
import { CurrentUsage } from '#web/features/usage/components/current-usage.tsx'
import { usePageTitle } from '#web/lib/use-page-title.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { useLogout } from '../use-logout.ts'

export function SettingsPage() {
  usePageTitle(texts.title)
  const logout = useLogout()
  return (
    <>
      <PageHeader title={texts.title} />
      <UserProfile verification={<VerificationState />} />
      <CurrentUsage />
      <Appearance />
      <AppVersion />
      <AccountManagement sessions={<SignOutEverywhere onDone={logout} />} />
    </>
  )
}
