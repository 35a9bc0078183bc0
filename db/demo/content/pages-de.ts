import type { PageTexts } from './pages.ts'

export const de: PageTexts = {
  delivery: {
    title: 'Versand',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Wir packen werktags bis 15 Uhr. Was Sie vorher bestellen, verlässt unser Lager am selben Tag.',
      },
      { kind: 'heading', text: 'Wie lange es dauert' },
      {
        kind: 'list',
        items: [
          'Standardversand: zwei bis vier Werktage, kostenlos ab dem Betrag, den der Warenkorb nennt.',
          'Expressversand: am nächsten Werktag.',
        ],
      },
      { kind: 'heading', text: 'Wo Ihr Paket ist' },
      {
        kind: 'paragraph',
        text: 'Sobald der Paketdienst das Paket hat, bekommen Sie eine E-Mail mit der Nummer. Die Seite Ihrer Bestellung zeigt jeden Schritt.',
      },
      { kind: 'heading', text: 'Wenn niemand zu Hause ist' },
      {
        kind: 'paragraph',
        text: 'Der Bote kommt noch einmal oder bringt das Paket in eine Abholstelle in Ihrer Nähe; dort liegt es sieben Tage.',
      },
    ],
  },
  'terms-of-use': {
    title: 'Allgemeine Geschäftsbedingungen',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Diese Bedingungen gelten für alles, was Sie bei uns bestellen. Sie sind mit Absicht kurz.',
      },
      { kind: 'heading', text: 'Der Vertrag' },
      {
        kind: 'paragraph',
        text: 'Ihre Bestellung ist ein Kaufangebot. Der Vertrag kommt zustande, wenn wir sie per E-Mail bestätigen. Die Preise enthalten die Steuern des Lieferlandes.',
      },
      { kind: 'heading', text: 'Bezahlen' },
      {
        kind: 'paragraph',
        text: 'Sie zahlen mit Karte, per Überweisung oder per Nachnahme. Bis zur Bezahlung bleibt die Ware unser Eigentum.',
      },
      { kind: 'heading', text: 'Wenn etwas nicht stimmt' },
      {
        kind: 'paragraph',
        text: 'Bei Mängeln haben Sie die gesetzlichen Rechte. Schreiben Sie uns die Bestellnummer und schicken Sie ein Foto; wir reparieren, ersetzen oder erstatten.',
      },
    ],
  },
  privacy: {
    title: 'Datenschutz',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Wir speichern, was wir für Ihre Bestellung und unsere Antworten brauchen, und nichts, worauf wir verzichten können.',
      },
      { kind: 'heading', text: 'Was wir speichern' },
      {
        kind: 'list',
        items: [
          'Name, Adresse, Telefon und E-Mail Ihrer Bestellungen, so lange das Steuerrecht es verlangt.',
          'Warenkorb und Einstellungen, in Ihrem eigenen Browser.',
        ],
      },
      { kind: 'heading', text: 'Wer es noch sieht' },
      {
        kind: 'paragraph',
        text: 'Der Paketdienst erhält Ihre Adresse, der Zahlungsdienst den Betrag. Wir verkaufen keine Daten.',
      },
      { kind: 'heading', text: 'Ihre Rechte' },
      {
        kind: 'paragraph',
        text: 'Sie können eine Kopie Ihrer Daten verlangen, sie berichtigen oder löschen lassen. Schreiben Sie an die Adresse am Fuß der Seite.',
      },
    ],
  },
  returns: {
    title: 'Rückgabe',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Sie haben 30 Tage Zeit, alles zu Hause anzuprobieren und zurückzuschicken, was nicht passt.',
      },
      { kind: 'heading', text: 'So geht es' },
      {
        kind: 'list',
        items: [
          'Schreiben Sie uns die Bestellnummer und die Teile, die Sie zurückgeben möchten.',
          'Wir schicken ein Etikett. Packen Sie die Teile ungetragen und mit Schildern ein.',
          'Das Geld kommt innerhalb von fünf Werktagen nach Eingang des Pakets auf dem Weg zurück, auf dem Sie bezahlt haben.',
        ],
      },
      { kind: 'heading', text: 'Was nicht zurückkann' },
      { kind: 'paragraph', text: 'Geöffnete Flaschen, heruntergeladene Trainingspläne und eingelöste Gutscheine.' },
    ],
  },
}
