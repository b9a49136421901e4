import type { APIRoute } from 'astro'
import { publish } from '../../store.ts'

export const POST: APIRoute = async () => {
  await publish()
  return new Response(null, { status: 204 })
}
