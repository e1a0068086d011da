/** Stand-ins for the outside world that speak its real wire protocols. */
export { type MailSandbox, startMailSandbox } from './mail/mail-sandbox.ts'
export type { MailBehavior, MailStage } from './mail/smtp.ts'
export { html, type SafeHtml } from './pages/html.ts'
export { sandboxPage } from './pages/page.ts'
