import { existsSync } from 'node:fs'
import type { Environment } from './config.ts'

/** The environment of this process, with what stands in `.env` of the working folder where it is not set already. */
export const loadEnvironment = (): Environment => {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return process.env
}
