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
