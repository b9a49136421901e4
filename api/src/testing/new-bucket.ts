import { randomBytes } from 'node:crypto'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { objectStoreIn } from '../platform/files/store-url.ts'

/** Asks an object store of the tests as an operator would, with a client of its own. */
export function testClient(storeUrl: string): S3Client {
  const place = objectStoreIn(storeUrl)
  if (!place) throw new Error(`${storeUrl} is no address of an object store.`)
  const { endpoint, region, accessKeyId, secretAccessKey } = place
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}

/** Makes an empty bucket; `template` is a STORE_URL with BUCKET in its place. */
export async function newBucket(template: string): Promise<string> {
  const bucket = `test-${randomBytes(6).toString('hex')}`
  const storeUrl = template.replace('BUCKET', `${bucket}/vitrine`)
  const client = testClient(storeUrl)
  await client.send(new CreateBucketCommand({ Bucket: bucket }))
  client.destroy()
  return storeUrl
}
