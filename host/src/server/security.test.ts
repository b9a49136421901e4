import { expect, test } from 'vitest'
import { serve } from '../testing/serve.ts'

test('who may hold a page in a frame: itself, nobody, or the parents that are configured', async () => {
  const { get } = await serve({ PARENT_ORIGINS: 'https://erp.example' })
  const ancestors = async (address: string) =>
    / frame-ancestors (.*)$/.exec(String((await get(address)).headers['content-security-policy']))?.[1]
  expect(await ancestors('acme.example/')).toBe("'self'")
  expect(await ancestors('acme.example/nowhere')).toBe("'self'")
  expect(await ancestors('localhost/acme/drafts/7/designerIframe')).toBe("'self' https://erp.example")
})

test('decision 010: an error page at the address of an editor may not compile validators', async () => {
  const { get } = await serve()
  const { statusCode, headers } = await get('localhost/nobody/drafts/7/designerIframe')
  expect(statusCode).toBe(404)
  expect(headers['content-security-policy']).not.toContain('unsafe-eval')
})
