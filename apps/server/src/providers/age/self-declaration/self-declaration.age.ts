import type { AgeProvider } from '../port.ts'

/** Takes people's word for it; the view asks for it twice (platform § 2). */
export const createSelfDeclaration = (): AgeProvider => ({
  id: 'self-declaration',
  judge: async ({ declared }) => ({ ofAge: declared, method: 'self_declaration' }),
})
