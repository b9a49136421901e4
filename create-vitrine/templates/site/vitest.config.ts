import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { include: ['plugin/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'] } })
