import { publish } from '../../../src/store.ts'

export async function POST() {
  await publish()
  return new Response(null, { status: 204 })
}
