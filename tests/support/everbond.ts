import { newDataDir, removeDataDir } from './data-dir.ts'
import { freePort, type RunningServer, startServer } from './server.ts'

/** A server with a data folder of its own that can be stopped and started again under the same address. */
export interface Everbond {
  origin: string
  dataDir: string
  restart: () => Promise<void>
}

/** Runs `use` with a server; ends it and removes its data afterwards. */
export const withEverbond = async (
  env: Record<string, string>,
  use: (everbond: Everbond) => Promise<void>,
): Promise<void> => {
  const dataDir = newDataDir()
  const port = await freePort()
  let server: RunningServer = await startServer({ dataDir, port, env })
  try {
    await use({
      origin: server.origin,
      dataDir,
      restart: async () => {
        await server.stop()
        server = await startServer({ dataDir, port, env })
      },
    })
  } finally {
    await server.stop()
    await removeDataDir(dataDir)
  }
}
