import type { APIRoute } from 'astro'
import { readDraft, writeDraft } from '../../store.ts'

export const GET: APIRoute = async () => Response.json(await readDraft())

export const PUT: APIRoute = async ({ request }) => {
  await writeDraft(await request.json())
  return new Response(null, { status: 204 })
}
