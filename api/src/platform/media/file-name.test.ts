import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cleanFileName } from './file-name.ts'

it.each([
  ['Hall 3.JPG', 'Hall 3.jpg'],
  ['C:\\photos\\..\\Hall.jpeg', 'Hall.jpg'],
  ['../../../etc/passwd', 'passwd.jpg'],
  ['/etc/cron.d/x', 'x.jpg'],
  ['..', 'file.jpg'],
  ['.htaccess', 'htaccess.jpg'],
  ['', 'file.jpg'],
  [undefined, 'file.jpg'],
  ['invoice.pdf.exe', 'invoice.pdf.jpg'],
  ['a\r\nSet-Cookie: x=1.png', 'a Set-Cookie x=1.jpg'],
  ['nul\0l.png', 'nul l.jpg'],
  ['photo\u202Egnp.exe', 'photo gnp.jpg'],
  ['حديد تسليح.png', 'حديد تسليح.jpg'],
  ['钢.png', '钢.jpg'],
])('%j becomes %j', (given, name) => expect(cleanFileName(given, 'jpg')).toBe(name))

it('is short, shown in one line and no path, whatever was sent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (given) => {
      const name = cleanFileName(given, 'webp')
      expect(Array.from(name).length).toBeLessThanOrEqual(100)
      expect(name).toMatch(/^[^./\\\p{Cc}\p{Cf}"][^/\\\p{Cc}\p{Cf}"]*\.webp$/u)
      expect(cleanFileName(name, 'webp')).toBe(name)
    }),
  )
})
