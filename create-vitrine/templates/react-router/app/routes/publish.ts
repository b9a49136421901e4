import { publish } from '../../src/store.ts'

export async function action() {
  await publish()
  return new Response(null, { status: 204 })
}
