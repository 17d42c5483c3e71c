import type { Config } from './config.ts'
import type { Files } from './files.ts'
import { diskFiles } from './files-disk.ts'
import { s3Files } from './files-s3.ts'

/** Files in the bucket of FILES_URL; without it in the data folder. */
export const openFiles = ({ filesUrl, dataDir }: Pick<Config, 'filesUrl' | 'dataDir'>): Files =>
  filesUrl === undefined ? diskFiles({ dataDir }) : s3Files(filesUrl)
