import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** What browsers need: the stylesheet of pages, the editor and the form. The server itself is not built. */
export default defineConfig({
  plugins: [react()],
  build: {
    rolldownOptions: {
      input: ['edit.html', 'form.html', 'src/styles.css'],
      output: { assetFileNames: 'assets/[name][extname]' },
    },
  },
})
