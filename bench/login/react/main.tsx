// The smallest login in React: what a program needs at least before one can type into it.
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function Login() {
  const [password, setPassword] = useState('');
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <b>WL</b>
      <h1>Customer Operations Platform</h1>
      <p>Enter password to access the platform</p>
      <label htmlFor="p">Password</label>
      <input id="p" type="password" value={password} onChange={(event) => setPassword(event.target.value)} />
      <button type="submit" disabled={password.trim() === ''}>
        Access Platform
      </button>
    </form>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Login />);
