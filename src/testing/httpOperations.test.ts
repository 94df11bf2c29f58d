import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allPages, type Page } from '@/operations/allPages';
import { type Failure, OperationError } from '@/operations/operationError';
import type { Command, Operations } from '@/operations/Operations';
import { createSampleOperations } from '@/operations/sample/sampleOperations';
import { FROZEN_NOW } from './frozenClock';
import { createLiveOperations } from './liveOperations';
import { once } from './once';
import { describeOperationsContract } from './operationsContract';
import { sentAs } from './sentAs';

// What an adopter writes: Operations over HTTP. Here both ends stand in one test, on loopback.

const STATUS_OF: Record<Failure, number> = {
  unauthorised: 401,
  'not-found': 404,
  conflict: 409,
  invalid: 422,
  unavailable: 503,
};

const NO_CONTENT = 204;
const PAGE_SIZE = 10;

interface Refusal {
  message: string;
  fields?: string[];
}

/** Sends everything to a server; each query is a path of its own. */
function createHttpOperations(origin: string): Operations {
  async function send<Answer>(path: string, body: unknown, signal?: AbortSignal): Promise<Answer> {
    const response = await fetch(`${origin}/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      ...(signal ? { signal } : {}),
    });
    if (response.status === NO_CONTENT) return undefined as Answer;
    if (response.ok) return (await response.json()) as Answer;
    const failure = Object.entries(STATUS_OF).find(([, status]) => status === response.status)?.[0] as Failure;
    // The status alone decides: a proxy may refuse with a page of its own, or without a word.
    const refusal = (await response.json().catch(() => null)) as Refusal | null;
    throw new OperationError(failure ?? 'unavailable', refusal?.message ?? response.statusText, refusal?.fields);
  }
  const all =
    <Answer>(path: string) =>
    (signal?: AbortSignal) =>
      send<Answer>(path, [], signal);
  /** A list that the server hands out in pages; the screens get the whole of it. */
  const paged =
    <Entity>(path: string) =>
    (signal?: AbortSignal) =>
      allPages<Entity>((cursor) => send(path, [cursor], signal), signal);
  return {
    customers: all('customers'),
    purchaseOrders: paged('purchaseOrders'),
    relatedDocuments: all('relatedDocuments'),
    tickets: paged('tickets'),
    relatedTickets: all('relatedTickets'),
    staff: all('staff'),
    communications: all('communications'),
    radarReport: all('radarReport'),
    threads: all('threads'),
    threadMessages: (threadId, signal) => send('threadMessages', [threadId], signal),
    timelines: all('timelines'),
    phaseBlockers: (poNumber, phase, signal) => send('phaseBlockers', [poNumber, phase], signal),
    phaseNotes: (poNumber, phase, signal) => send('phaseNotes', [poNumber, phase], signal),
    customerFiles: all('customerFiles'),
    recentActivity: all('recentActivity'),
    perform: (command, { signal, idempotencyKey }) => send('perform', [command, idempotencyKey], signal),
  };
}

const bodyOf = async (request: IncomingMessage) => {
  let text = '';
  for await (const part of request) text += String(part);
  return JSON.parse(text) as readonly unknown[];
};

/** The page of a list that begins at a cursor. */
function pageOf(list: readonly unknown[], cursor: unknown): Page<unknown> {
  const from = Number(cursor ?? 0);
  const to = from + PAGE_SIZE;
  return { items: list.slice(from, to), next: to < list.length ? String(to) : null };
}

type Query = (...args: readonly unknown[]) => Promise<unknown>;

/** What the server does with a request in place of answering it. */
type Trouble = 'hang' | 'garbage' | 'locked out' | 'locked out without words' | OperationError | undefined;

/** A server over an implementation in memory. @param troubleWith called before each response */
function createOperationsServer(operations: Operations, troubleWith: (path: string) => Trouble = () => undefined) {
  return createServer((request, response) => {
    const path = (request.url ?? '').slice(1);
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const refuse = (error: unknown) => {
      const { failure, message, fields } =
        error instanceof OperationError ? error : new OperationError('unavailable', String(error));
      answer(STATUS_OF[failure], { message, fields });
    };
    void (async () => {
      const [first, ...more] = await bodyOf(request);
      const trouble = troubleWith(path);
      if (trouble === 'hang') return;
      if (trouble === 'garbage') {
        response.end('<html>');
        return;
      }
      if (trouble === 'locked out' || trouble === 'locked out without words') {
        response.writeHead(STATUS_OF.unauthorised).end(trouble === 'locked out' ? '<html>' : '');
        return;
      }
      if (trouble) throw trouble;
      if (path === 'perform') {
        const result = await operations.perform(first as Command, sentAs(String(more[0])));
        if (result) answer(200, result);
        else response.writeHead(NO_CONTENT).end();
        return;
      }
      if (path === 'tickets' || path === 'purchaseOrders') {
        answer(200, pageOf(await operations[path](), first));
        return;
      }
      answer(200, await (Reflect.get(operations, path) as Query)(first, ...more));
    })().catch(refuse);
  });
}

const servers: Server[] = [];

/** Opens a server on loopback; returns its address. */
async function serve(operations: Operations, troubleWith?: (path: string) => Trouble): Promise<string> {
  const server = createOperationsServer(operations, troubleWith);
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const createLive = () => createLiveOperations(createSampleOperations(FROZEN_NOW));

afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

// One server for the whole contract, as an adopter has: what one rule has changed, the next one meets.
const contractServer = once(async () => serve(await createLive()));
describeOperationsContract('an implementation over HTTP', async () => createHttpOperations(await contractServer()));

it('a long list comes in pages, and is whole', async () => {
  const requested: string[] = [];
  const live = await createLive();
  const origin = await serve(live, (path) => {
    requested.push(path);
    return undefined;
  });
  const { tickets, purchaseOrders } = createHttpOperations(origin);
  const [allTickets, allOrders] = [await live.tickets(), await live.purchaseOrders()];
  expect(await tickets()).toEqual(allTickets);
  expect(requested).toHaveLength(Math.ceil(allTickets.length / PAGE_SIZE));
  expect(await purchaseOrders()).toEqual(allOrders);
  expect(requested.length).toBeGreaterThan(allTickets.length / PAGE_SIZE + 1);
});

describe('what can go wrong on the way', () => {
  let origin = '';
  let trouble: Trouble;

  beforeAll(async () => {
    origin = await serve(await createLive(), () => trouble);
  });

  it.each(Object.keys(STATUS_OF) as Failure[])(
    '%s arrives as what it is, with its words and fields',
    async (failure) => {
      trouble = new OperationError(failure, 'Not so', ['type']);
      const { tickets, perform } = createHttpOperations(origin);
      await expect(tickets()).rejects.toMatchObject({ failure, message: 'Not so', fields: ['type'] });
      await expect(perform({ kind: 'sync-outlook' }, sentAs('1'))).rejects.toMatchObject({ failure });
    },
  );

  it.each(['locked out', 'locked out without words'] as const)(
    '%s, by a proxy whose answer is no JSON, is unauthorised all the same',
    async (how) => {
      trouble = how;
      await expect(createHttpOperations(origin).tickets()).rejects.toMatchObject({
        failure: 'unauthorised',
        message: 'Unauthorized',
        fields: [],
      });
    },
  );

  it('an answer that never comes is cancelled by its signal', async () => {
    trouble = 'hang';
    const called = new AbortController();
    const requested = createHttpOperations(origin).tickets(called.signal);
    called.abort(new Error('Called off'));
    await expect(requested).rejects.toThrow('Called off');
  });

  it('an answer that is none fails', async () => {
    trouble = 'garbage';
    await expect(createHttpOperations(origin).tickets()).rejects.toThrow(SyntaxError);
  });
});
