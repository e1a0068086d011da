/** A process of its own that starts the database of the folder given, says where it is, and waits to be killed. */

import { startEmbedded } from '../embedded.database.ts'
import { readPostmasterFile } from '../postmaster-file.ts'

const [dataDir = '', purpose = 'held database'] = process.argv.slice(2)
const database = await startEmbedded({ dataDir, purpose })
const cluster = database.place.replace(/, as user id .*/, '')
process.send?.({ url: database.url, postmaster: readPostmasterFile(cluster)?.pid })
