import { readDraft, writeDraft } from '../../../src/store.ts'

export const dynamic = 'force-dynamic'

export const GET = async () => Response.json(await readDraft())

export async function PUT(request: Request) {
  await writeDraft(await request.json())
  return new Response(null, { status: 204 })
}
