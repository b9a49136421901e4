import { expect, test } from 'vitest'
import { createSecurityHeaders, type SecuredPage } from './security-headers.ts'

const stores = ['cn.example']
const headersOf = createSecurityHeaders({ stores, mediaHosts: [], parentOrigins: ['https://erp.example'] })
const policyOf = (framedBy: SecuredPage['framedBy'], isEditor = false) =>
  headersOf({ framedBy, isEditor }, 'https')['content-security-policy']

test('the policy of a page that visitors see', () => {
  const page =
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; " +
    "img-src 'self' data: cn.example blob:; media-src 'self' cn.example; connect-src 'self' cn.example; " +
    "font-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors "
  expect(policyOf('self')).toBe(`${page}'self'`)
  // Error pages at the address of an editor.
  expect(policyOf('nobody')).toBe(`${page}'none'`)
  expect(policyOf('parents')).toBe(`${page}'self' https://erp.example`)
})

test('decision 010: only the pages of editors may compile validators, and nothing foreign runs there either', () => {
  const editor =
    "default-src 'none'; script-src 'self' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; " +
    "style-src-attr 'unsafe-inline'; worker-src 'self'; frame-src 'self'; " +
    "img-src 'self' data: cn.example blob:; media-src 'self' cn.example blob:; connect-src 'self' cn.example; " +
    "font-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors "
  expect(policyOf('nobody', true)).toBe(`${editor}'none'`)
  expect(policyOf('parents', true)).toBe(`${editor}'self' https://erp.example`)
})

test('allowed hosts of pictures and films are in their part of the policy alone', () => {
  const allowing = createSecurityHeaders({ stores: [], mediaHosts: ['images.example'], parentOrigins: [] })
  const policy = allowing({ framedBy: 'self', isEditor: false }, 'https')['content-security-policy']
  expect(policy).toContain(
    "img-src 'self' data: images.example blob:; media-src 'self' images.example; connect-src 'self';",
  )
})

test('a script of visitors’ pages is allowed by its hash, in their policy alone', () => {
  const allowing = (isRelaxed: boolean) =>
    createSecurityHeaders({ stores: [], mediaHosts: [], parentOrigins: [], inlineScripts: ['alert(1)'], isRelaxed })
  const policyWith = (isEditor: boolean, isRelaxed = false) =>
    allowing(isRelaxed)({ framedBy: 'self', isEditor }, 'https')['content-security-policy']
  // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
  const hash = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"
  expect(policyWith(false)).toContain(`script-src 'self' ${hash};`)
  expect(policyWith(true)).toContain("script-src 'self' 'unsafe-eval';")
  // A hash would take back what development needs.
  expect(policyWith(false, true)).toContain("script-src 'self' 'unsafe-inline';")
})
