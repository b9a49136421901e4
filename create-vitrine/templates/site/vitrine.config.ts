import { defineConfig, defineTheme } from 'vitrine'

/** What this site is made of. It is read by the server alone: what is secret may stand here, or in .env. */
export default defineConfig({
  // Sections of your own, and packages with sections of others: npm install acme-sections
  plugins: ['./plugin'],
  themes: [
    defineTheme({
      id: 'own-clay',
      name: 'Clay',
      colors: {
        primary: '#8a3b12',
        buttonBackground: '#8a3b12',
        buttonBorder: '#8a3b12',
        buttonBackgroundHover: '#6b2d0d',
        buttonBorderHover: '#6b2d0d',
      },
      radius: 2,
    }),
  ],
  // The site that an empty database is filled with.
  content: './content',
})
