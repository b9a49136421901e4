import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** What a site has itself: one of each, or two would not know of each other. */
const ofTheSite = [/^react(-dom)?($|\/)/, /^@vitrine\//, /^vitrine($|\/)/]

export default defineConfig({
  plugins: [react()],
  build: {
    // Read by the builds of sites, which make it smaller.
    minify: false,
    target: 'es2024',
    lib: { entry: { plugin: 'src/plugin.ts', specs: 'src/specs.ts' }, formats: ['es'], cssFileName: 'style' },
    rolldownOptions: { external: ofTheSite },
  },
  test: { environment: 'jsdom', include: ['tests/**/*.test.{ts,tsx}'] },
})
