import { describe, expect, it } from 'vitest'
import { formats, picture } from '../../testing/pictures.ts'
import { sniff } from './sniff.ts'

const bytes = (text: string): Buffer => Buffer.from(text, 'latin1')
const box = (...brands: readonly string[]): Buffer => {
  const body = `ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}`
  return Buffer.concat([Buffer.from([0, 0, 0, body.length + 4]), bytes(`${body}\0\0\0\x08mdat`)])
}
const refusalOf = (head: Buffer) => {
  try {
    return sniff(head).type
  } catch (error) {
    const { code, problem } = error as { code: string; problem?: { key: string } }
    return `${code} ${problem?.key}`
  }
}

describe('sniff', () => {
  it.each(formats)('knows a real %s', async (format) => {
    expect(sniff(await picture(format))).toMatchObject({ kind: 'image', type: `image/${format}` })
  })

  it.each([
    ['a film', box('isom', 'iso2', 'mp41'), 'video/mp4'],
    ['a film of a camera', box('mp42', 'isom'), 'video/mp4'],
    ['a WebM', bytes('\x1aE\xdf\xa3\x9f\x42\x82\x84webm'), 'video/webm'],
    ['a document', bytes('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'), 'application/pdf'],
    ['an AVIF under its general brand', box('mif1', 'miaf', 'avif'), 'image/avif'],
  ])('knows %s', (_, head, type) => expect(refusalOf(head)).toBe(type))

  it.each([
    ['SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'svg'],
    ['SVG behind a prologue', bytes('\n<?xml version="1.0"?><!-- x --><!DOCTYPE svg><svg>'), 'svg'],
    ['SVG behind a byte order mark', bytes('\xef\xbb\xbf<svg>'), 'svg'],
    ['HEIC', box('heic', 'mif1'), 'heic'],
    ['HEIC under its general brand', box('mif1', 'heic'), 'heic'],
    ['a page', bytes('<!doctype html><script>alert(1)</script>'), 'type'],
    ['a page that starts like a document', bytes('%PDF-1.7\n<html><script>alert(1)</script>'), 'type'],
    ['a page that starts like a film', Buffer.concat([box('isom'), bytes('<script >alert(1)</script>')]), 'type'],
    ['a document with something in front', bytes('GIF%PDF-1.7'), 'type'],
    ['Matroska', bytes('\x1aE\xdf\xa3\x9f\x42\x82\x88matroska'), 'type'],
    ['QuickTime', box('qt  '), 'type'],
    ['a program', bytes('MZ\x90\0'), 'type'],
    ['an archive', bytes('PK\x03\x04'), 'type'],
    ['a script', bytes('#!/bin/sh\n'), 'type'],
    ['text', bytes('hello'), 'type'],
    ['nothing', bytes(''), 'type'],
    ['half a signature', bytes('\x89PN'), 'type'],
    ['a box that is cut', bytes('\xff\xff\xff\xffftyp'), 'type'],
  ])('refuses %s', (_, head, key) => expect(refusalOf(head)).toBe(`wrong_type problem.media.${key}`))
})
