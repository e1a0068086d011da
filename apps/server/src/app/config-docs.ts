/** The documentation of the configuration, made from the slices. */
import type { ConfigSlice, Setting } from '../platform/config/config.ts'
import { slices } from './config.ts'

const settingsOf = (slice: ConfigSlice): [string, Setting<unknown>][] => Object.entries(slice.settings)

const shown = ({ shown: value, secret }: Setting<unknown>): string =>
  value === null || secret ? '' : `\`${value}\``

/** The README's table. */
export const configTable = (): string => {
  const rows = (slices as readonly ConfigSlice[]).flatMap((slice) =>
    settingsOf(slice).map(([key, setting]) => `| \`${key}\` | ${setting.doc} | ${shown(setting)} |`),
  )
  return ['', '| Setting | What it does | Default |', '| --- | --- | --- |', ...rows, '', ''].join('\n')
}

/** `.env.example`: every setting, commented out, at its default. */
export const envExample = (): string =>
  (slices as readonly ConfigSlice[])
    .map((slice) =>
      [
        `# ${slice.title}`,
        ...settingsOf(slice).map(
          ([key, setting]) => `# ${setting.doc}\n#${key}=${setting.secret ? '' : (setting.shown ?? '')}`,
        ),
        '',
      ].join('\n'),
    )
    .join('\n')
