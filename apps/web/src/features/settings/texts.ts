/** Platform § 2, 'Settings section'. */
export const texts = {
  title: 'Settings',
  profile: 'User Profile',
  username: 'Username',
  notSet: 'Not set',
  email: 'Email',
  notAvailable: 'Not available',
  created: 'Account created',
  profileFailed: 'Your profile could not be loaded. Please reload the page.',
  appearance: 'Appearance',
  theme: 'Theme',
  themes: { system: 'Device', dark: 'Dark', light: 'Light' },
  version: 'App Version',
  management: 'Account Management',
  clearMemories: 'Clear All Memories',
  clearMemoriesHint: 'Temporarily disabled in production',
} as const
