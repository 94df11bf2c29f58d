import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type * as PdfJs from 'unpdf/pdfjs';
import { swapPaperAndScreen } from './paperRules';

/** A piece of text on a sheet, in points from its upper left corner. */
export interface PrintedText {
  text: string;
  /** Middle of the letters. */
  y: number;
  /** Grey of its darkest point, 0 is black, 255 white. */
  darkest: number;
  /** Where the row of points through its middle is dark, from edge to edge of the sheet. */
  darkRuns: readonly (readonly [start: number, end: number])[];
}

/** One printed sheet. */
export interface Sheet {
  width: number;
  height: number;
  /** In the order in which they are read. */
  texts: readonly PrintedText[];
}

/** 'A4' and the like, or edges in millimetres. */
export type PaperSize = 'A4' | 'Letter' | readonly [width: number, height: number];

const reader = readFileSync(fileURLToPath(import.meta.resolve('unpdf/pdfjs')), 'utf8');

/** Of the page that reads what another one has printed; served by the tests themselves. */
export const PAPER_ORIGIN = 'http://paper.test';

/** Shows the page as it will stand on paper. */
export async function putOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  if (!(await page.evaluate(() => matchMedia('print').matches))) await page.evaluate(swapPaperAndScreen);
}

/** Shows the page as on the screen again. */
export async function takeOffPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: null });
  if (await page.evaluate(() => window.paperIsShown)) await page.evaluate(swapPaperAndScreen);
}

const desks = new WeakMap<Page, Promise<Page>>();

/** A page beside the printed one, which reads all its sheets: the reader is fetched once. */
function deskOf(page: Page): Promise<Page> {
  const open = async () => {
    const desk = await page.context().newPage();
    await desk.route(`${PAPER_ORIGIN}/`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Paper</title>' }),
    );
    await desk.route(`${PAPER_ORIGIN}/reader.mjs`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: reader }),
    );
    await desk.goto(`${PAPER_ORIGIN}/`);
    return desk;
  };
  const desk = desks.get(page) ?? open();
  desks.set(page, desk);
  return desk;
}

/**
 * Prints as browsers do by default, without 'Background graphics', and reads every sheet.
 * @param pictured false reads the words alone, which is faster; greys and runs are then of white paper
 */
export async function print(page: Page, size: PaperSize, pictured = true): Promise<Sheet[]> {
  const paper = typeof size === 'string' ? { format: size } : { width: `${size[0]}mm`, height: `${size[1]}mm` };
  const pdf = await page.pdf({ ...paper, printBackground: false });
  const desk = await deskOf(page);
  await desk.route('**/sheets.pdf', (route) => route.fulfill({ contentType: 'application/pdf', body: pdf }));
  const sheets = await desk.evaluate(async (drawn) => {
    const SCALE = 4;
    const DARK_BELOW = 128;
    const readerPath = '/reader.mjs';
    const { getDocument }: typeof PdfJs = await import(readerPath);
    const data = new Uint8Array(await (await fetch('/sheets.pdf')).arrayBuffer());
    const file = await getDocument({ data }).promise;
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('There is no canvas to print on.');
    /** Greys of a part of the sheet, in points; 255 outside. */
    const greys = (left: number, top: number, width: number, height: number) => {
      const { data: points } = context.getImageData(
        Math.round(left * SCALE),
        Math.round(top * SCALE),
        Math.max(1, Math.round(width * SCALE)),
        Math.max(1, Math.round(height * SCALE)),
      );
      const found = new Float32Array(points.length / 4);
      for (let at = 0; at < found.length; at += 1) {
        const [red = 255, green = 255, blue = 255] = [points[at * 4], points[at * 4 + 1], points[at * 4 + 2]];
        found[at] = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      }
      return found;
    };
    const found = [];
    for (let number = 1; number <= file.numPages; number += 1) {
      const sheet = await file.getPage(number);
      const viewport = sheet.getViewport({ scale: SCALE });
      canvas.width = viewport.width;
      canvas.height = viewport.height;
      if (drawn) await sheet.render({ canvas, canvasContext: context, viewport }).promise;
      const { items } = await sheet.getTextContent();
      const width = viewport.width / SCALE;
      const height = viewport.height / SCALE;
      const texts = items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [left = 0, baseline = 0] = item.transform.slice(4).map(Number);
        const y = height - baseline - item.height * 0.35;
        const darkRuns: [number, number][] = [];
        if (!drawn) return [{ text: item.str, y, darkest: 255, darkRuns }];
        for (const [at, grey] of greys(0, y, width, 0).entries()) {
          const last = darkRuns.at(-1);
          if (grey >= DARK_BELOW) continue;
          if (last && Math.round(last[1] * SCALE) === at) last[1] = (at + 1) / SCALE;
          else darkRuns.push([at / SCALE, (at + 1) / SCALE]);
        }
        const letters = greys(left, height - baseline - item.height, item.width, item.height);
        return [{ text: item.str, y, darkest: letters.reduce((least, grey) => Math.min(least, grey), 255), darkRuns }];
      });
      found.push({ width, height, texts });
    }
    return found;
  }, pictured);
  await desk.unroute('**/sheets.pdf');
  return sheets;
}

/**
 * All text of a sheet without white space, since a PDF has gaps instead of space characters. One glyph of Inter is two
 * apostrophes, of which a PDF names the other.
 */
export const wordsOf = ({ texts }: Sheet): string =>
  texts
    .map(({ text }) => text)
    .join('')
    .replaceAll(/\s/g, '')
    .replaceAll('\u02BC', '’');
