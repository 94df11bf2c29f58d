import { describe, expect, it } from 'vitest';
import { buildOperations } from '@/testing/buildOperations';
import { createQueryClient } from './queryClient';
import { customersQuery, relatedDocumentsQuery, relatedTicketsQuery } from './queries';

const operations = buildOperations();

describe('each query asks its own question', () => {
  it('customers', async () => {
    const client = createQueryClient();
    expect(await client.fetchQuery(customersQuery(operations))).toEqual(await operations.customers());
    client.clear();
  });

  it('related tickets', async () => {
    const client = createQueryClient();
    expect(await client.fetchQuery(relatedTicketsQuery(operations))).toEqual(await operations.relatedTickets());
    client.clear();
  });

  it('related documents', async () => {
    const client = createQueryClient();
    expect(await client.fetchQuery(relatedDocumentsQuery(operations))).toEqual(await operations.relatedDocuments());
    client.clear();
  });

  it('under a key of its own', () => {
    const keys = [customersQuery, relatedTicketsQuery, relatedDocumentsQuery].map((query) =>
      JSON.stringify(query(operations).queryKey),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });
});
