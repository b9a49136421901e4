import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, inject } from 'vitest'
import { fileStoreContract } from '../../testing/file-store-contract.ts'
import { newBucket } from '../../testing/new-bucket.ts'
import { type OpenFiles, openFiles } from './open-files.ts'

const template = inject('objectStore')
let dir = ''
let files: OpenFiles | undefined
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'vitrine-s3-'))
})
afterEach(async () => {
  files?.close()
  await rm(dir, { recursive: true, force: true })
})

describe.skipIf(template === undefined)('files in an object store', () => {
  fileStoreContract(async () => {
    files = await openFiles(dir, { storeUrl: await newBucket(template ?? '') })
    return files.stores
  })
})
