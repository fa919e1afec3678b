import "../pages/home/home.css";
